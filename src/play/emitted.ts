/** What the last action brought about: one stream for animations, announcements and sounds. */
export interface Emitted<Notice> {
  /** Counts up with every action. */
  readonly id: number
  readonly events: readonly Notice[]
}

/** What there is to tell of the actions that all games share. */
export type RoundNotice =
  | { readonly type: 'dealt'; readonly canGoBack: boolean }
  | { readonly type: 'restarted' }
  | { readonly type: 'restored' }
  | { readonly type: 'undone' }
  | { readonly type: 'redone' }
  | { readonly type: 'paused' }
  | { readonly type: 'resumed' }
  | { readonly type: 'watching' }

/** The next emitted of a scene, to be set together with what it tells of. */
export const told = <Notice>(
  { emitted }: { readonly emitted: Emitted<Notice> },
  ...events: readonly Notice[]
): { emitted: Emitted<Notice> } => ({ emitted: { id: emitted.id + 1, events } })
