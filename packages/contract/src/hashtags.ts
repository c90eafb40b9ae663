/** Hashtags as they are sent. See docs/content.md#hashtags. */
import * as z from 'zod'
import { form } from './messages.ts'
import { format } from './messages/formats.ts'
import { splitTags } from './content/news-tags.ts'

const MAX_TAGS = 20
export const MAX_TAG = 40

/** A text or a list. */
export const hashtags = z
  .union([z.string().max(2000), z.array(z.string().max(200)).max(100)])
  .nullable()
  .transform((tags) => splitTags(tags))
  .pipe(
    z
      .array(z.string().max(MAX_TAG, form.maxText(MAX_TAG)))
      .max(MAX_TAGS, format.maxItems(MAX_TAGS))
      .transform((tags) => tags.join(';') || null),
  )
