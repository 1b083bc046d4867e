import type { Plugin } from 'vite'

const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Has V8 compile the whole shell beside the page's thread while it comes, not each function when it is first called:
 * nearly all of it is called before the first match. To other engines it is a comment. V8 heeds it only on top, where
 * Vite puts a list of its own after rolldown's banners. https://v8.dev/blog/explicit-compile-hints
 */
export const compileHint = (): Plugin => ({
  name: 'compile-hint',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const shell = chunks.find(({ name }) => name === 'shell')
      if (!shell) throw new Error('there is no shell')
      shell.code = HINT + shell.code
    },
  },
})
