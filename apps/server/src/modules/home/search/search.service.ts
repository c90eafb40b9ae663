import type { PaletteSource } from '../../../platform/palette.ts'
import { companySources } from '../../company/palette-sources.ts'
import { contentSources } from '../../content/palette-sources.ts'
import { peopleSources } from '../../people/palette-sources.ts'

/** Every kind that the search box knows; people first. */
export const paletteSources: PaletteSource[] = [...peopleSources, ...companySources, ...contentSources]
