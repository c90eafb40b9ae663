import { Loaded, type LoadedProps } from './loaded.tsx'
import { RouteError } from './route-error.tsx'

type Reads = Parameters<typeof Loaded>[0]['reads']

/** `Loaded` for a whole page: what failed is below the page's own head. */
export function LoadedPage<const All extends Reads>(props: Omit<LoadedProps<All>, 'failed'>) {
  return <Loaded {...props} failed={RouteError} />
}
