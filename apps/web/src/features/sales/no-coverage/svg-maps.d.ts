/** What @svg-maps/brazil says that it exports, without a package of types. */
declare module 'svg-maps__common' {
  export interface Map {
    viewBox: string
    locations: { id: string; name: string; path: string }[]
  }
}
