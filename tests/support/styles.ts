type Shown = Pick<CSSStyleDeclaration, 'display' | 'visibility'>

const inlineOf = (element: Element) => element.getAttribute('style') ?? ''

/** Names what decides how an element is shown where no style sheet is loaded; undefined where its place does, too. */
function kindOf(element: Element): string | undefined {
  if (element.hasAttribute('popover') || element.localName === 'summary') return undefined
  for (let at: Element | null = element; at; at = at.parentElement)
    if (inlineOf(at).includes('visibility')) return undefined
  const attributes = ['hidden', 'open', 'type'].map((name) => element.getAttribute(name))
  const inline = inlineOf(element)
  return [element.localName, ...attributes, inline.includes('display') ? inline : ''].join('|')
}

/**
 * Memoizes how elements of a kind are shown, which looks for roles and names ask of every element: jsdom matches its own
 * style sheet with each, a third of a component's test.
 */
export function memoizeStyles(): void {
  const { getComputedStyle } = window
  const known = new Map<string, Shown>()
  const shownAs = (kind: string, element: Element): Shown => {
    const { display, visibility } = known.get(kind) ?? getComputedStyle(element)
    known.set(kind, { display, visibility })
    return { display, visibility }
  }
  window.getComputedStyle = (element, pseudo) => {
    const kind = pseudo || document.styleSheets.length > 0 ? undefined : kindOf(element)
    if (kind === undefined) return getComputedStyle(element, pseudo)
    const shown = shownAs(kind, element)
    const rest = () => getComputedStyle(element)
    const getPropertyValue = (name: string) =>
      name === 'display' || name === 'visibility' ? shown[name] : rest().getPropertyValue(name)
    const own = { ...shown, getPropertyValue }
    return new Proxy(document.createElement('i').style, {
      get: (_, name) => Reflect.get(name in own ? own : rest(), name),
    })
  }
}
