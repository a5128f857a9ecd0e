import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled';
import ExclamationCircleFilled from '@ant-design/icons/ExclamationCircleFilled';
import { Flex } from 'antd';
import { failingChecks } from '../../../../server/src/domain/tax/gstReturn/failingChecks';
import type { Gstr1Query } from '../../graphql.generated';
import { Panel } from '../../ui/panel/Panel';

/** What should hold before the return is filed. */
export function GstChecks({ checks }: { checks: Gstr1Query['gstr1']['checks'] }) {
  return (
    <Panel title="Checks" extra={<span className="quiet">{failingChecks(checks) ?? 'All checks pass'}</span>}>
      <ul className="plain-list lined">
        {checks.map(({ rule, findings }) => (
          <Flex key={rule} component="li" gap={10} align="baseline">
            {findings.length === 0 ? (
              <CheckCircleFilled className="good" aria-label="Passes" />
            ) : (
              <ExclamationCircleFilled className="wrong" aria-label="Fails" />
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
