/** Takes away style sheets that could not be loaded: the build's loader takes them for loaded when it tries again. */
export function dropFailedStyles(): void {
  const drop = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement) target.remove()
  }
  // What fails to load is told to the element alone, on its way down.
  window.addEventListener('error', drop, true)
}
