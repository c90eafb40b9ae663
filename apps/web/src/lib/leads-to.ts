import { redirect } from '@tanstack/react-router'
import type { Address } from './address.ts'

/** For a route that is no screen: a layout around others, or a way to another address. */
export const noScreen = { title: '', needs: 'open' } as const

/** An address that leads to another one: `createFileRoute('/_app/modulos/')(leadsTo('/modulos/admin'))`. */
export const leadsTo = (to: Address) => ({
  staticData: noScreen,
  beforeLoad: (): void => {
    throw redirect({ href: to, replace: true })
  },
})
