import { transportContract } from '../../../contracts/transport.ts';
import { asSh, connectBy } from './shells.ts';

transportContract('zsh', connectBy(asSh('zsh')));
