/** The client writes some unions of the contract itself, as it needs nothing of it. Checked by `tsc` alone. */
import type { Bucket, LiveKind as ClientKind, WebhookBody as ClientBody } from '@intranet/client'
import type { WebhookBody } from '@intranet/contract/access/webhooks'
import type { BucketKey } from '@intranet/contract/content/file'
import type { LiveKind } from '@intranet/contract/content/live-kinds'

type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false

export const same: [Same<Bucket, BucketKey>, Same<ClientKind, LiveKind>, Same<ClientBody, WebhookBody>] = [
  true,
  true,
  true,
]
