/** Opens the link of the address again, with the moves that it adds. The history's entry keeps it, which no link can. */
export function agreeToLink(): void {
  history.replaceState({ ...history.state, agreed: location.hash }, '')
  location.reload()
}

export const isAgreed = (): boolean => history.state?.agreed === location.hash
