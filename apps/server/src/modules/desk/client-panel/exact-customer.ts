/** The customer of exactly this code: what a system finds by it may hold others too. */
export const customerOfCode = <T extends { cod_cliente: string }>(found: readonly T[], cod_cliente: string) =>
  found.find((one) => one.cod_cliente === cod_cliente)
