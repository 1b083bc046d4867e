import { Tinypool } from 'tinypool'

/** Starts workers of `module`. */
export const startPool = (module: URL, threads: number): Tinypool =>
  new Tinypool({ filename: module.href, minThreads: threads, maxThreads: threads })
