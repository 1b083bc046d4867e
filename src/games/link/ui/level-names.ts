import type { I18n, MessageDescriptor } from '@lingui/core'
import { stageOf } from '../choice'
import type { Drift, LinkOptions, LinkState } from '../rules/types'

export const LEVEL_NAMES: Record<LinkOptions['level'], MessageDescriptor> = {
  novice: /*i18n*/ { id: 'link.level.novice', message: 'Novice' },
  normal: /*i18n*/ { id: 'link.level.normal', message: 'Normal' },
  hard: /*i18n*/ { id: 'link.level.hard', message: 'Hard' },
  classic: /*i18n*/ { id: 'link.level.classic', message: 'Classic' },
  expert: /*i18n*/ { id: 'link.level.expert', message: 'Expert' },
  custom: /*i18n*/ { id: 'link.level.custom', message: 'Custom' },
  literal: /*i18n*/ { id: 'link.level.literal', message: 'A given board' },
}

export const DRIFT_NAMES: Record<Drift, MessageDescriptor> = {
  none: /*i18n*/ { id: 'link.drift.none', message: 'Tiles stay' },
  down: /*i18n*/ { id: 'link.drift.down', message: 'Tiles fall down' },
  up: /*i18n*/ { id: 'link.drift.up', message: 'Tiles rise' },
  left: /*i18n*/ { id: 'link.drift.left', message: 'Tiles slide left' },
  right: /*i18n*/ { id: 'link.drift.right', message: 'Tiles slide right' },
  in: /*i18n*/ { id: 'link.drift.in', message: 'Tiles close in' },
  out: /*i18n*/ { id: 'link.drift.out', message: 'Tiles move apart' },
}

/** A choice of the address in words: "Expert · Tiles fall down", "Daily board", "Journey, stage 3". */
export function choiceName(i18n: I18n, choice: string): string {
  const stage = stageOf(choice)
  if (stage) return i18n._({ id: 'link.stage', message: 'Journey {stage}', values: { stage } })
  if (choice === 'daily') return i18n._({ id: 'link.daily', message: 'Daily board' })
  const [level = '', drift] = choice.split(/-(?=[a-z])/)
  const name = isLevel(level) ? i18n._(LEVEL_NAMES[level]) : customName(i18n, level)
  return drift && isDrift(drift) ? `${name} · ${i18n._(DRIFT_NAMES[drift])}` : name
}

const isLevel = (text: string): text is keyof typeof LEVEL_NAMES => text in LEVEL_NAMES
const isDrift = (text: string): text is Drift => text in DRIFT_NAMES

function customName(i18n: I18n, choice: string): string {
  const [, cols, rows] = /^custom-(\d+)x(\d+)/.exec(choice) ?? []
  if (cols) return `${i18n._(LEVEL_NAMES.custom)} · ${cols} × ${rows}`
  return i18n._({ id: 'link.shared', message: 'Shared board' })
}

/** What lies on the table, as the header names it. */
export function tableTitle(i18n: I18n, choice: string, { board, options }: LinkState): string {
  const name = choiceName(i18n, choice)
  const isSized = options.level === 'custom' && choice !== 'shared'
  return isSized ? name : `${name} · ${board.cols} × ${board.rows}`
}
