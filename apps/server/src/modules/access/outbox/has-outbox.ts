import type { Deps } from '../../../platform/deps.ts'

/** Whether messages of any kind are kept on the outbox page instead of being sent. */
export const hasOutbox = ({ mailer, senders }: Pick<Deps, 'mailer' | 'senders'>): boolean =>
  mailer.local || Object.values(senders).some(({ local }) => local)
