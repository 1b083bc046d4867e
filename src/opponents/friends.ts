import type { I18n } from '@lingui/core'
import * as v from 'valibot'
import { MAX_NAME } from '#src/engine/fields.ts'
import { defineSettings } from '#src/ui/settings.ts'

const name = v.fallback(v.pipe(v.string(), v.maxLength(MAX_NAME)), '')

/** Names of two people at one device, as typed last; without one, they are numbered. */
export const { settingsStore: friendStore, useSetting: useFriend } = defineSettings('friends', {
  first: name,
  second: name,
})

export type Friend = keyof ReturnType<typeof friendStore.getState>['values']

export const numberedName = (i18n: I18n, friend: Friend): string =>
  i18n._({
    id: 'friend.numbered',
    message: 'Player {number}',
    values: { number: friend === 'first' ? 1 : 2 },
  })

export const friendName = (i18n: I18n, friend: Friend): string =>
  friendStore.getState().values[friend].trim() || numberedName(i18n, friend)
