import { cuts } from './cuts.ts'
import { disk } from './disk.ts'
import { etcdFaults } from './etcd.ts'
import type { Fault } from './fault.ts'
import { freezes } from './freezes.ts'
import { kills } from './kills.ts'
import { planned } from './planned.ts'

/** Every kind of fault, in the order in which they are done. */
export const faults: Fault[] = [...kills, ...planned, ...freezes, ...etcdFaults, ...cuts, ...disk]

/** One of them. */
export function faultNamed(name: string): Fault {
  const found = faults.find((fault) => fault.name === name)
  if (!found) throw new Error(`No fault is called "${name}"`)
  return found
}
