import { useLayoutEffect, useRef, useState } from 'react';
import { leadTo } from '../../../platform/ui/page/lead-to.ts';
import { type Finding, placesOf } from './findings.ts';

interface GoThere {
  readonly findings: readonly Finding[];
  onStage(stage: number): void;
  /** The finding is about a field of the stage's dialog. */
  onField(stage: number, place: string): void;
}

const CONTROLS = ['input', 'select', 'textarea', 'button'].join();

/** Leads to the subject of a problem: opens its stage, scrolls there and focuses the field. */
export function useGoThere({ findings, onStage, onField }: GoThere) {
  const page = useRef<HTMLDivElement>(null);
  const [goal, setGoal] = useState<Finding | null>(null);
  const last = useRef<string | null>(null);

  useLayoutEffect(() => {
    if (goal === null) return;
    setGoal(null);
    const places = placesOf(goal.path);
    for (const place of places) {
      const control = page.current?.querySelector<HTMLElement>(`[data-place="${place}"]`);
      if (control) return leadTo({ place: control, control });
    }
    const [field] = places;
    if (goal.stage !== null && field !== undefined && !field.startsWith('bracket')) {
      return onField(goal.stage, field);
    }
    const stage = page.current?.querySelector<HTMLElement>(
      goal.stage === null ? CONTROLS : `[data-stage="${goal.stage}"]`,
    );
    if (stage) leadTo({ place: stage, control: stage });
  }, [goal, onField]);

  const goThere = (finding: Finding) => {
    last.current = finding.key;
    if (finding.stage !== null) onStage(finding.stage);
    setGoal(finding);
  };
  const goToNext = () => {
    const at = findings.findIndex(({ key }) => key === last.current);
    const next = findings[(at + 1) % findings.length];
    if (next) goThere(next);
  };
  return { page, goThere, goToNext };
}
