/// <reference types="vite-plugin-pwa/react" />
/** The address of the picture of a set's faces (see build/faces.ts). */
declare module 'virtual:faces/*' {
  const url: string
  export default url
}

declare module '*.po' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}

declare module 'zzfx' {
  export const ZZFX: {
    volume: number
    buildSamples(...parameters: readonly number[]): readonly number[]
    playSamples(
      channels: readonly (readonly number[])[],
      volume: number,
      rate: number,
    ): AudioBufferSourceNode
  }
}
