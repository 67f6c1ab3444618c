import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { isLeavingOnPurpose } from '../app/leaving.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';

/** Asks before unsaved picks are left behind, by a link or by closing the page. */
export function LeaveGuard({ stageName }: { readonly stageName: string }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const warn = (leaving: BeforeUnloadEvent) => {
      if (!isLeavingOnPurpose()) leaving.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  if (blocker.state !== 'blocked') return null;
  return (
    <Modal
      isOpen
      title="Leave without saving?"
      onClose={blocker.reset}
      actions={
        <>
          <Button variant="primary" onClick={blocker.reset}>
            Keep picking
          </Button>
          <Button onClick={blocker.proceed}>Leave</Button>
        </>
      }
    >
      <p>
        Your picks for {stageName} are not submitted. They stay on this device as a draft until you
        come back.
      </p>
    </Modal>
  );
}
