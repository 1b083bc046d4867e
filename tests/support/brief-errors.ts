// Leaves the page out of the message that an element is missing: whoever waits for one would print it at each look, which
// takes a fifth of a component's test.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom')
  configure({ getElementError: (message) => new Error(message ?? '') })
}

export {}
