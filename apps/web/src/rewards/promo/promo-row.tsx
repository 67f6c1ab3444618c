import { serverNow } from '../../platform/core/server-clock.ts';
import { useSend } from '../../platform/core/use-send.ts';
import { Menu, type MenuItem } from '../../platform/ui/overlays/menu.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { Cell, Nothing, Row } from '../../platform/ui/page/data-table.tsx';
import { copyText } from '../../platform/ui/words/copy-text.ts';
import { saveFile } from '../../platform/ui/words/save-file.ts';
import { codesMutation, type StaffPromo } from './promo.queries.ts';
import { closedText, codesFile, runText } from './promo-state.ts';
import styles from './promos-page.module.css';

interface PromoRowProps {
  promo: StaffPromo;
  onClaims(): void;
  onDisable(): void;
}

export function PromoRow({ promo, onClaims, onDisable }: PromoRowProps) {
  const { code, codes, claims, mostClaims, createdBy, description, nameplate } = promo;
  const name = code ?? `${codes.toLocaleString('en')} codes`;
  const closed = closedText(promo, serverNow());
  const items = useActions(promo, onClaims, onDisable);
  return (
    <Row>
      <Cell of="code" isLead>
        <span className={code === null ? undefined : styles.code}>{name}</span>
        {closed === null ? null : <div className={styles.closed}>{closed}</div>}
      </Cell>
      <Cell of="gives" className={styles.gives}>
        {description}
        {nameplate ? <span className={styles.plate}>Nameplate {nameplate.name}</span> : null}
      </Cell>
      <Cell of="runs">{runText(promo)}</Cell>
      <Cell of="claims">
        {claims.toLocaleString('en')} of {mostClaims.toLocaleString('en')}
      </Cell>
      <Cell of="by">{createdBy === '' ? <Nothing /> : createdBy}</Cell>
      <Cell of="actions">
        <Menu label={`Actions for ${name}`} items={items} align="end">
          Manage
        </Menu>
      </Cell>
    </Row>
  );
}

function useActions(promo: StaffPromo, onClaims: () => void, onDisable: () => void): MenuItem[] {
  const { id, code, isDisabled } = promo;
  const { send } = useSend(codesMutation);
  const download = async () => {
    const isDone = await send(id, (codes) =>
      saveFile(`promo-${id}.csv`, codesFile(codes), 'text/csv'),
    );
    if (!isDone) showToast({ text: 'The codes could not be loaded', kind: 'error' });
  };
  const copyLink = async (text: string) => {
    const isCopied = await copyText(`${location.origin}/redeem?code=${encodeURIComponent(text)}`);
    showToast(
      isCopied
        ? { text: 'Link Copied!', kind: 'success' }
        : { text: 'Copying did not work', kind: 'error' },
    );
  };
  return [
    code === null
      ? { key: 'codes', label: 'Download codes', icon: 'list', onSelect: () => void download() }
      : { key: 'link', label: 'Copy link', icon: 'link', onSelect: () => void copyLink(code) },
    { key: 'claims', label: 'Who claimed it', icon: 'user', onSelect: onClaims },
    {
      key: 'disable',
      label: isDisabled ? 'Enable again' : 'Disable',
      icon: isDisabled ? 'unlock' : 'lock',
      onSelect: onDisable,
    },
  ];
}
