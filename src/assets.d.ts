/// <reference types="vite-plugin-pwa/react" />
/** A tile's face as a data URI, rounded to the precision a tile can show (see vite.config.ts). */
declare module '*.svg?face' {
  const uri: string
  export default uri
}

declare module '*.po' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}

declare module 'zzfx' {
  export const ZZFX: {
    volume: number
    buildSamples(...parameters: readonly number[]): readonly number[]
    playSamples(channels: readonly (readonly number[])[]): AudioBufferSourceNode
  }
}
