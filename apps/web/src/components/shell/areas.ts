import type { AreaKey } from './area-names.ts'
import type { Area } from './area.ts'
import { adminArea } from './areas/admin.ts'
import { contentArea } from './areas/content.ts'
import { hrArea } from './areas/hr.ts'
import { marketingArea } from './areas/marketing.ts'
import { salesArea } from './areas/sales.ts'
import { settingsArea } from './areas/settings.ts'

/** By the key that routes name in `staticData.area`, as in `area-names.ts`. Each area is a file in ./areas. */
export const areas: Record<AreaKey, Area> = {
  admin: adminArea,
  content: contentArea,
  hr: hrArea,
  marketing: marketingArea,
  sales: salesArea,
  settings: settingsArea,
}
