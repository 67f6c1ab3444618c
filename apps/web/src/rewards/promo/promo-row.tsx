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
import { m } from './words/messages.js';

interface PromoRowProps {
  promo: StaffPromo;
  onClaims(): void;
  onDisable(): void;
}

export function PromoRow({ promo, onClaims, onDisable }: PromoRowProps) {
  const { code, codes, claims, mostClaims, createdBy, description, nameplate } = promo;
  const name = code ?? m.countedCodes({ count: codes });
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
        {nameplate ? (
          <span className={styles.plate}>{m.nameplateNamed({ name: nameplate.name })}</span>
        ) : null}
      </Cell>
      <Cell of="runs">{runText(promo)}</Cell>
      <Cell of="claims">{m.claimedOf({ claims, most: mostClaims })}</Cell>
      <Cell of="by">{createdBy === '' ? <Nothing /> : createdBy}</Cell>
      <Cell of="actions">
        <Menu label={m.actionsFor({ name })} items={items} align="end">
          {m.manageAction()}
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
    if (!isDone) showToast({ text: m.codesFailed(), kind: 'error' });
  };
  const copyLink = async (text: string) => {
    const isCopied = await copyText(`${location.origin}/redeem?code=${encodeURIComponent(text)}`);
    showToast(
      isCopied ? { text: m.linkCopied(), kind: 'success' } : { text: m.notCopied(), kind: 'error' },
    );
  };
  return [
    code === null
      ? { key: 'codes', label: m.downloadCodes(), icon: 'list', onSelect: () => void download() }
      : { key: 'link', label: m.copyLink(), icon: 'link', onSelect: () => void copyLink(code) },
    { key: 'claims', label: m.claimsTitle(), icon: 'user', onSelect: onClaims },
    {
      key: 'disable',
      label: isDisabled ? m.enableAgain() : m.disableAction(),
      icon: isDisabled ? 'unlock' : 'lock',
      onSelect: onDisable,
    },
  ];
}
