import type { InjectionKey, Ref } from 'vue'

/** Whether the board is turned round, for those who look at the table from its other side. */
export const TURNED: InjectionKey<Readonly<Ref<boolean>>> = Symbol('turned')
