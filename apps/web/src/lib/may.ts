import { can, type Ability, type AccessHolder, type ModuleKey } from '@intranet/contract/access'

/** `may('rh', 'manage')`: the question that routes and cards ask of a person. */
export const may =
  (module: ModuleKey, ability: Ability) =>
  (holder: AccessHolder | null): boolean =>
    can(holder, module, ability)
