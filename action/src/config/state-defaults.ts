/** Where the state is kept in its store, where nothing else is said. By itself, for who cannot wait for the schema. */
export const STATE_DEFAULTS = { path: 'state/agentd-state.json', branch: 'agentd-state' } as const;
