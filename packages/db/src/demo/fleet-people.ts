/** What the parts of the demo fleet hand to each other. */

export interface Vehicle {
  id: number
  placa: string
  id_empresa: number
  km_atual: number
}

export interface Driver {
  id: number
  id_usuario: number
  id_empresa: number
}

export type DriverOf = (vehicle: Vehicle, place?: number) => Driver | undefined

export type At = (days: number, hour: number) => Date
