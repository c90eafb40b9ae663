/** Shows some records alone, in the address of a list: `?filtro=…`. */
export const filterOf = <Filtro extends object>(filtro: Filtro) =>
  `filtro=${encodeURIComponent(JSON.stringify(filtro))}` as const
