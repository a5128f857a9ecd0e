import { Alert, Button, Col, Input, Row } from 'antd';
import { useId, useState, type SubmitEvent } from 'react';
import { zoneFields, zoneSchemeFields } from '../../../../server/src/domain/rating/rateFields';
import { SaveZoneSchemeInput } from '../../../../server/src/modules/rating/rates/zone.inputs';
import { useSaveZoneSchemeMutation, type ZoneSchemeRowFragment } from '../../graphql.generated';
import { checkInput } from '../../ui/form/checkInput';
import { FormButtons } from '../../ui/form/FormButtons';
import { FormModal } from '../../ui/form/FormModal';
import { useCommand } from '../../ui/form/useCommand';
import { useWindowGuard } from '../../ui/form/windowGuard';
import { Toolbar } from '../../ui/panel/Toolbar';
import { blankScheme, editedOf, newZone, schemeInputOf, type EditedZone } from './schemeValues';
import { ZoneRules } from './ZoneRules';
import './rates.css';

interface Props {
  /** The scheme to update; null: create a new one. */
  scheme: ZoneSchemeRowFragment | null;
  onClose: () => void;
}

export function SchemeFormModal({ open, ...rest }: Props & { open: boolean }) {
  return (
    <FormModal
      open={open}
      title={rest.scheme ? `Zone Scheme: ${rest.scheme.name}` : 'Create Zone Scheme'}
      width={960}
      top={24}
      onClose={rest.onClose}
    >
      <SchemeForm {...rest} />
    </FormModal>
  );
}

function SchemeForm({ scheme: current, onClose }: Props) {
  // As opened: somebody else's change is refused by the version.
  const [scheme] = useState(current);
  const [opened] = useState(() => (scheme ? editedOf(scheme) : blankScheme()));
  const nameId = useId();
  const [edited, setEdited] = useState(opened);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [save, saving] = useCommand(useSaveZoneSchemeMutation(), {
    done: ({ saveZoneScheme }) => `Zone scheme ${saveZoneScheme.name} saved`,
    changes: ['zoneSchemes', 'quoteConsignment', 'rateCard'],
    form: { refuse: ({ messages }) => setRefusals(messages), saved: onClose },
  });
  useWindowGuard({
    hasUnsaved: () => JSON.stringify(edited) !== JSON.stringify(opened),
    dropDraft: () => undefined,
  });

  const change = (patch: Partial<typeof edited>) => {
    setEdited({ ...edited, ...patch });
    setRefusals([]);
  };
  const setZone = (key: number, patch: Partial<EditedZone>) =>
    change({ zones: edited.zones.map((zone) => (zone.key === key ? { ...zone, ...patch } : zone)) });

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const input = schemeInputOf(edited);
    const { messages } = checkInput(SaveZoneSchemeInput, input);
    if (messages.length > 0) return setRefusals(messages);
    await save({ input: scheme ? { ...input, uniqueId: scheme.uniqueId, version: scheme.version } : input });
  }

  return (
    <form aria-label="Zone Scheme" onSubmit={(event) => void submit(event)}>
      {refusals.length > 0 && <Alert type="error" showIcon className="notice" title={refusals.join('. ')} />}
      <Row>
        <Col xs={24} md={8}>
          <label htmlFor={nameId}>Name</label>
          <Input
            id={nameId}
            value={edited.name}
            maxLength={zoneSchemeFields.name.maxLength}
            autoFocus={scheme === null}
            onChange={({ target }) => change({ name: target.value })}
          />
        </Col>
      </Row>
      <h2 className="heading">Zones</h2>
      <ul className="plain-list field-grid" aria-label="Zones">
        {edited.zones.map(({ key, code, name }, at) => (
          <li key={key} className="between">
            <Input
              className="narrow-field"
              aria-label={`Code of zone ${at + 1}`}
              placeholder="Code"
              maxLength={zoneFields.code.maxLength}
              autoCapitalize="characters"
              value={code}
              onChange={({ target }) => setZone(key, { code: target.value.toUpperCase() })}
            />
            <Input
              aria-label={`Name of zone ${at + 1}`}
              placeholder="Name"
              maxLength={zoneFields.name.maxLength}
              value={name}
              onChange={({ target }) => setZone(key, { name: target.value })}
            />
            <Button
              type="text"
              size="small"
              danger
              aria-label={`Delete zone ${code || at + 1}`}
              onClick={() => change({ zones: edited.zones.filter((zone) => zone.key !== key) })}
            >
              ✕
            </Button>
          </li>
        ))}
      </ul>
      <Toolbar>
        <Button size="small" onClick={() => change({ zones: [...edited.zones, newZone()] })}>
          Add zone
        </Button>
      </Toolbar>
      <h2 className="heading">Rules</h2>
      <ZoneRules rules={edited.rules} zones={edited.zones} onChange={(rules) => change({ rules })} />
      <FormButtons ok="Save" saving={saving} />
    </form>
  );
}
