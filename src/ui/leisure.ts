/** Resolves once the page has nothing to do, or has been busy for a second. */
export const leisure = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1_000 })
    else setTimeout(resolve)
  })
