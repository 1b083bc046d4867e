import 'react'

declare module 'react' {
  /** Custom properties carry a board's size from React to its style sheet. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}
