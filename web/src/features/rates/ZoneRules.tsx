import { Button, Select } from 'antd';
import { useState, type KeyboardEvent } from 'react';
import { labels, type ZoneRuleKind } from '../../../../server/src/domain/enums';
import { PlacesSelect } from './PlacesSelect';
import { movedTo, newRule, takesPlaces, type EditedRule, type EditedZone } from './schemeValues';
import { Toolbar } from '../../ui/panel/Toolbar';

interface Props {
  rules: readonly EditedRule[];
  zones: readonly EditedZone[];
  onChange: (rules: readonly EditedRule[]) => void;
}

const kinds = Object.entries(labels.ZoneRuleKind).map(([value, text]) => ({
  value: value as ZoneRuleKind,
  label: text,
}));

/** The rules in the order in which they are tried; Alt with the arrow keys moves one. */
export function ZoneRules({ rules, zones, onChange }: Props) {
  const [said, setSaid] = useState('');
  const zoneChoices = zones
    .filter(({ code }) => code !== '')
    .map(({ key, code, name }) => ({ value: key, label: `${code} ${name}` }));
  const set = (key: number, change: Partial<EditedRule>) =>
    onChange(rules.map((rule) => (rule.key === key ? { ...rule, ...change } : rule)));

  function move(from: number, to: number): void {
    if (to < 0 || to >= rules.length) return;
    onChange(movedTo(rules, from, to));
    setSaid(`${labels.ZoneRuleKind[rules[from]?.kind ?? 'Any']} is rule ${to + 1} of ${rules.length}`);
  }

  function onKeyDown(event: KeyboardEvent, at: number): void {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    move(at, at + step);
  }

  /** Before the last rule, which is Any. */
  const add = () => onChange([...rules.slice(0, -1), newRule(), ...rules.slice(-1)]);

  return (
    <>
      <ol className="plain-list lined" aria-label="Zone rules in order">
        {rules.map(({ key, kind, zone, places }, at) => {
          const name = `rule ${at + 1}`;
          const taken = takesPlaces(kind);
          return (
            // Capture: a select would open its list.
            <li key={key} className="row" onKeyDownCapture={(event) => onKeyDown(event, at)}>
              <span className="quiet">{at + 1}</span>
              <Select<ZoneRuleKind>
                className="narrow-field"
                aria-label={`Kind of ${name}`}
                options={kinds}
                value={kind}
                onChange={(chosen) => set(key, { kind: chosen })}
              />
              <span className="grow">
                {taken !== 'nothing' && (
                  <PlacesSelect
                    label={`Places of ${name}`}
                    of={taken}
                    value={places}
                    onChange={(chosen) => set(key, { places: chosen })}
                  />
                )}
              </span>
              <Select<number>
                className="narrow-field"
                aria-label={`Zone of ${name}`}
                placeholder="Zone"
                options={zoneChoices}
                value={zoneChoices.some(({ value }) => value === zone) ? (zone ?? undefined) : undefined}
                onChange={(chosen) => set(key, { zone: chosen })}
              />
              <span>
                <Button
                  type="text"
                  size="small"
                  disabled={at === 0}
                  aria-label={`Move ${name} up`}
                  onClick={() => move(at, at - 1)}
                >
                  ↑
                </Button>
                <Button
                  type="text"
                  size="small"
                  disabled={at === rules.length - 1}
                  aria-label={`Move ${name} down`}
                  onClick={() => move(at, at + 1)}
                >
                  ↓
                </Button>
                <Button
                  type="text"
                  size="small"
                  danger
                  aria-label={`Delete ${name}`}
                  onClick={() => onChange(rules.filter((rule) => rule.key !== key))}
                >
                  ✕
                </Button>
              </span>
            </li>
          );
        })}
      </ol>
      <Toolbar>
        <Button size="small" onClick={add}>
          Add rule
        </Button>
        <span className="quiet">The first rule that matches gives the zone. Alt+↑ and Alt+↓ move a rule.</span>
        <span role="status" className="quiet">
          {said}
        </span>
      </Toolbar>
    </>
  );
}
