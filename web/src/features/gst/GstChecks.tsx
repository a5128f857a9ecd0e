import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled';
import ExclamationCircleFilled from '@ant-design/icons/ExclamationCircleFilled';
import { Flex } from 'antd';
import type { Gstr1Query } from '../../graphql.generated';
import { Panel } from '../../ui/panel/Panel';

/** What should hold before the return is filed. */
export function GstChecks({ checks }: { checks: Gstr1Query['gstr1']['checks'] }) {
  const open = checks.filter(({ findings }) => findings.length > 0).length;
  const summary =
    open === 0 ? 'Everything holds' : `${open} of ${checks.length} ${open === 1 ? 'does' : 'do'} not hold`;
  return (
    <Panel title="Checks" extra={<span className="quiet">{summary}</span>}>
      <ul className="plain-list lined">
        {checks.map(({ rule, findings }) => (
          <Flex key={rule} component="li" gap={10} align="baseline">
            {findings.length === 0 ? (
              <CheckCircleFilled className="good" aria-label="Holds" />
            ) : (
              <ExclamationCircleFilled className="wrong" aria-label="Does not hold" />
            )}
            <div>
              {rule}
              {findings.length > 0 && (
                <ul className="plain-list quiet">
                  {findings.map((finding) => (
                    <li key={finding}>{finding}</li>
                  ))}
                </ul>
              )}
            </div>
          </Flex>
        ))}
      </ul>
    </Panel>
  );
}
