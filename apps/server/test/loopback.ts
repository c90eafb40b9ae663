import { createOutgoing } from '../src/platform/outgoing.ts'

/** What tests let requests reach: their servers on this machine. */
export const LOOPBACK = ['127.0.0.0/8', '::1']

/** The way out of tests that have no world. */
export const loopback = createOutgoing(LOOPBACK)
