/** What the last action brought about: one stream for animations, announcements and sounds. */
export interface Happening<Notice> {
  /** Counts up with every action. */
  readonly id: number
  readonly notices: readonly Notice[]
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

/** The next happening of a scene, to be set together with what it tells of. */
export const told = <Notice>(
  { happening }: { readonly happening: Happening<Notice> },
  ...notices: readonly Notice[]
): { happening: Happening<Notice> } => ({ happening: { id: happening.id + 1, notices } })
