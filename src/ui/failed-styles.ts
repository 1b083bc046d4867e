/** Style sheets that could not be loaded. The build's loader asks for each but once, and leaves its part bare. */
const missing = new Set<string>()

/** Notes from here on which style sheets cannot be loaded. */
export function watchStyles(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target.href)
  }
  // Such an error is told on its way down to the element only.
  window.addEventListener('error', note, true)
}

/** Does something once all style sheets are there that could not be loaded before. */
export const withStyles = <Value>(work: () => Promise<Value>): Promise<Value> =>
  missing.size === 0 ? work() : Promise.all([...missing].map(loadStyle)).then(work)

function loadStyle(href: string): Promise<void> {
  const link = document.createElement('link')
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => {
      missing.delete(href)
      resolve()
    })
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`No style sheet at ${href}`))
    })
    Object.assign(link, { rel: 'stylesheet', href })
    document.head.append(link)
  })
}
