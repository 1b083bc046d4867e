import { type ComponentType, useState } from 'react'

type OpenDialog = ComponentType<{ onClose: () => void }>

/** Dialogs of which at most one is open; each is loaded when it first opens. `dialogs` must be stable. */
export function useDialogs<Name extends string>(dialogs: Readonly<Record<Name, OpenDialog>>) {
  const [name, open] = useState<Name>()
  const Dialog: OpenDialog | undefined = name && dialogs[name]
  return {
    open,
    isOpen: name !== undefined,
    dialog: Dialog ? <Dialog onClose={() => open(undefined)} /> : null,
  }
}
