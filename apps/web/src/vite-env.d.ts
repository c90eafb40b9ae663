/// <reference types="vite/client" />

/** Written by route-tables.ts. */
declare module 'virtual:open-routes' {
  import type { AnyRoute } from '@tanstack/react-router'
  export const routeTree: AnyRoute
}
