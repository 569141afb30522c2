/** Where a configuration is looked for when none is named, in this order. */
export const CONFIG_NAMES = ['agentd.yml', 'agentd.yaml', '.github/agentd/config.yml', '.github/agentd.yml'];
