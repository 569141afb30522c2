import { transportContract } from '../../../contracts/transport.ts';
import { withPowerShell } from './pwsh.ts';

withPowerShell('a Windows terminal', (windows) => {
  transportContract('PowerShell', windows.connect(), 'windows');
});
